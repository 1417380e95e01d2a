import data from './key-examples.json' with { type: 'json' }
import type { ProfileValues } from './profile.ts'

/** One value of every key, as a partner sends it. docs/reference/en/profile.md. */
export const keyExamples: Readonly<Record<keyof ProfileValues, unknown>> = data
