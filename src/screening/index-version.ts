import { indexVersion as formatVersion } from './index/file-format.ts'

/** Raised with every change after which the same party and lists may give other hits. */
const rulesVersion = 12

/** Version of the compiled index and of the scoring rules, as recorded in results and compiled files. */
export const indexVersion = `${formatVersion}-${rulesVersion}`
