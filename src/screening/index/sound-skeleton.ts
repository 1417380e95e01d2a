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

/** The consonants of a Latin token by sound, doubles once: `mohammed` and `muhamad` are `mt`. */
export const soundSkeleton = skeletonBy(spellings, letterSounds)

function skeletonBy(long: readonly (readonly [string, string])[], letters: string): (token: string) => string {
  const soundOf = new Map(
    letters.split(' ').map((entry): [number, string] => [entry.charCodeAt(0), entry.length > 1 ? entry.slice(2) : '']),
  )
  const longByFirst = new Map<number, (readonly [string, string])[]>()
  for (const rule of long) {
    const first = rule[0].charCodeAt(0)
    longByFirst.set(first, [...(longByFirst.get(first) ?? []), rule])
  }
  return (token) => {
    let skeleton = ''
    let last = ''
    for (let index = 0; index < token.length;) {
      const code = token.charCodeAt(index)
      const rule = longByFirst.get(code)?.find(([spelling]) => token.startsWith(spelling, index))
      const sound = rule?.[1] ?? soundOf.get(code) ?? ''
      index += rule?.[0].length ?? 1
      if (sound !== '' && sound !== last) skeleton += sound
      if (sound !== '') last = sound
    }
    return skeleton
  }
}
