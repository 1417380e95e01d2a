/** Sounds by spelling; letters that are not in the table are dropped. */
const soundsBySpelling =
  'shch:h sch:h tch:h dzh:h sh:h zh:h ch:h dj:h kh:k gh:k ck:k qu:k ph:f th:t dh:t ci:s ce:s cy:s tz:s ts:s ' +
  'b:p c:k d:t f:f g:k j:h k:k l:l m:m n:n p:p q:k r:r s:s t:t v:f w:f x:k z:s'

const letterA = 97
const letters = 26
const widthBits = 8

/** The spellings as a trie: the next node per letter, 0 for none, and the sound at each node, 0 for none. */
const nodesMax = 64
const next = new Uint8Array(nodesMax * letters)
const soundOf = new Uint8Array(nodesMax)
let nodes = 1
for (const entry of soundsBySpelling.split(' ')) {
  const [spelling = '', sound = ''] = entry.split(':')
  let node = 0
  for (let index = 0; index < spelling.length; index++) {
    const edge = node * letters + spelling.charCodeAt(index) - letterA
    if (next[edge] === 0) next[edge] = nodes++
    node = next[edge] ?? 0
  }
  soundOf[node] = sound.charCodeAt(0)
}

/** The sound of the longest spelling at `start`: its code in the low bits (0 for none), its letters above them. */
export function soundAt(text: string, start: number): number {
  let node = 0
  let found = 1 << widthBits
  for (let index = start; index < text.length; index++) {
    const letter = text.charCodeAt(index) - letterA
    if (letter < 0 || letter >= letters) break
    node = next[node * letters + letter] ?? 0
    if (node === 0) break
    const sound = soundOf[node] ?? 0
    if (sound !== 0) found = ((index + 1 - start) << widthBits) | sound
  }
  return found
}

/** Number of letters of a sound. */
export function soundWidth(found: number): number {
  return found >> widthBits
}

/** The code of a sound, 0 for none. */
export function soundCode(found: number): number {
  return found & ((1 << widthBits) - 1)
}

/** The consonants of a Latin token by sound, doubles once: `mohammed` and `muhamad` give the same skeleton. */
export function soundSkeleton(token: string): string {
  let skeleton = ''
  let last = 0
  for (let index = 0; index < token.length;) {
    const found = soundAt(token, index)
    index += soundWidth(found)
    const sound = soundCode(found)
    if (sound === 0) continue
    if (sound !== last) skeleton += String.fromCharCode(sound)
    last = sound
  }
  return skeleton
}
