import { printAlphabet } from './print-alphabet.ts'
import { answerCount, type PrintFrames } from './print-network.ts'

/** A character read from the frames `from` up to, not including, `to`, with its probability. */
export interface Sign {
  readonly character: string
  readonly from: number
  readonly to: number
  readonly share: number
}

/** The likeliest character of each frame. Equal neighbours without a blank between are one. */
export function signsOf({ count, logs }: PrintFrames): readonly Sign[] {
  const signs: Sign[] = []
  let before = 0
  for (let frame = 0; frame < count; frame++) {
    let best = 0
    for (let answer = 1; answer < answerCount; answer++) {
      if ((logs[frame * answerCount + answer] ?? 0) > (logs[frame * answerCount + best] ?? 0)) best = answer
    }
    const share = Math.exp(logs[frame * answerCount + best] ?? 0)
    const last = signs.at(-1)
    if (best !== 0 && best === before && last !== undefined)
      signs[signs.length - 1] = { ...last, to: frame + 1, share: Math.max(last.share, share) }
    else if (best !== 0) signs.push({ character: printAlphabet[best - 1] ?? '', from: frame, to: frame + 1, share })
    before = best
  }
  return signs
}
