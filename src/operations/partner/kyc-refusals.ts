/** The refusals of verify and assess in addition to those of the pipeline. */
export const kycRefusals = [
  { status: 413, when: 'The body is larger than 1 MB.' },
  { status: 422, when: 'The body is not JSON, or a field has the wrong form; every failure is listed.' },
] as const
