/**
 * The fictional documents of `tools/documents`, drawn with fonts that are a development dependency. This is the one file of
 * `src/` that names `tools/`. Throws when this installation lacks the fonts or the folder.
 */
export async function loadSpecimens() {
  try {
    const [{ specimens }, { profile }, { writeSpecimens }] = await Promise.all([
      import('../../tools/documents/specimens/index.ts'),
      import('../../tools/documents/specimens/profile.ts'),
      import('../../tools/documents/specimens/write.ts'),
    ])
    return { specimens, profile, writeSpecimens }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'The specimens are drawn with development dependencies, which this installation lacks; run npm ci without --omit=dev.',
    )
  }
}
