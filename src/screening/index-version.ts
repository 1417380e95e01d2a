import { indexVersion as formatVersion } from './index/file-format.ts'

/** Raised whenever the same party and the same lists could give other hits. */
const rulesVersion = 6

/** Version of the compiled index and of the rules that score, as results and compiled files name it. */
export const indexVersion = `${formatVersion}-${rulesVersion}`
