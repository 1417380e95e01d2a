export const environments = ['sandbox', 'production'] as const
export type Environment = (typeof environments)[number]

/** The caller's own id for a client. Contract 1. */
export const referencePattern = '^[A-Za-z0-9_.:-]+$'
export const referenceLengthMax = 64

/** Client name on a case. Contract 8. */
export const subjectLengthMax = 255
