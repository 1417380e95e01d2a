/** Sounds by letter: `S` hissed, lower case plain; '' is not kept. Spellings of two letters and more come first. */
const spellings: readonly (readonly [spelling: string, sound: string])[] = [
  ['shch', 'h'],
  ['sch', 'h'],
  ['tch', 'h'],
  ['dzh', 'h'],
  ['sh', 'h'],
  ['zh', 'h'],
  ['ch', 'h'],
  ['dj', 'h'],
  ['kh', 'k'],
  ['gh', 'k'],
  ['ck', 'k'],
  ['qu', 'k'],
  ['ph', 'f'],
  ['th', 't'],
  ['dh', 't'],
  ['ci', 's'],
  ['ce', 's'],
  ['cy', 's'],
  ['tz', 's'],
  ['ts', 's'],
]
const letterSounds = 'a b:p c:k d:t e f:f g:k h i j:h k:k l:l m:m n:n o p:p q:k r:r s:s t:t u v:f w:f x:k y z:s'

const codes = 128

/** The consonants of a Latin token by sound, doubles once: `mohammed` and `muhamad` are `mt`. */
export const soundSkeleton = skeletonBy(spellings, letterSounds)

function skeletonBy(long: readonly (readonly [string, string])[], letters: string): (token: string) => string {
  const soundOf = Array.from({ length: codes }, () => '')
  for (const entry of letters.split(' ')) if (entry.length > 1) soundOf[entry.charCodeAt(0)] = entry.slice(2)
  const longByFirst = Array.from({ length: codes }, (_, code) =>
    long.filter(([spelling]) => spelling.charCodeAt(0) === code),
  )
  return (token) => {
    let skeleton = ''
    let last = ''
    for (let index = 0; index < token.length;) {
      const code = token.charCodeAt(index)
      let [sound, width] = [soundOf[code] ?? '', 1]
      for (const [spelling, said] of longByFirst[code] ?? []) {
        if (!token.startsWith(spelling, index)) continue
        sound = said
        width = spelling.length
        break
      }
      index += width
      if (sound === '') continue
      if (sound !== last) skeleton += sound
      last = sound
    }
    return skeleton
  }
}
