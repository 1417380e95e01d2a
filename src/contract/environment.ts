export const environments = ['sandbox', 'production'] as const
export type Environment = (typeof environments)[number]

/** The caller's own id for a client. docs/api.md#every-call. */
export const referencePattern = '^[A-Za-z0-9_.:-]+$'
export const referenceLengthMax = 64

/** Client name on a case. docs/api.md#limits. */
export const subjectLengthMax = 255
