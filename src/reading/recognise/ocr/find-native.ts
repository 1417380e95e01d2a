import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'

/** The first version with a choice of binarisation. */
const versionMin = 5
const languages = ['eng', 'fra'] as const
const outputMsMax = 10_000

const run = promisify(execFile)

/** The native reader was chosen and is missing, too old, or lacks a language. */
export class NativeReaderMissing extends Error {
  constructor(what: string) {
    super(
      `GATEHOUSE_READER is native, but ${what}: install tesseract 5 with English and French ` +
        '(Debian: tesseract-ocr tesseract-ocr-fra), or leave GATEHOUSE_READER empty',
    )
    this.name = 'NativeReaderMissing'
  }
}

/**
 * Absolute path of the first tesseract program in a list of folders, as in PATH. Throws NativeReaderMissing when there is none,
 * it is too old, or it lacks a language. docs/operations.md#readers.
 */
export async function findNativeReader(searchPath: string): Promise<string> {
  for (const folder of searchPath.split(delimiter).filter(isAbsolute)) {
    const binary = join(folder, 'tesseract')
    if (await isExecutable(binary)) {
      await assertAble(binary)
      return binary
    }
  }
  throw new NativeReaderMissing('there is no tesseract in PATH')
}

async function assertAble(binary: string): Promise<void> {
  const version = /tesseract v?(\d+)\./.exec(await outputOf(binary, '--version'))?.[1]
  if (Number(version ?? 0) < versionMin) throw new NativeReaderMissing(`${binary} is older than ${versionMin}.0`)
  const installed = new Set((await outputOf(binary, '--list-langs')).split(/\s+/))
  const missing = languages.filter((language) => !installed.has(language))
  if (missing.length > 0) throw new NativeReaderMissing(`${binary} lacks the language ${missing.join(' and ')}`)
}

async function outputOf(binary: string, option: string): Promise<string> {
  try {
    const { stdout, stderr } = await run(binary, [option], { timeout: outputMsMax })
    return stdout + stderr
  } catch {
    throw new NativeReaderMissing(`${binary} does not run`)
  }
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
