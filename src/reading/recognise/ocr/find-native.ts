import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'

/** The first with a choice of how ink is told from paper. */
const versionMin = 5
const languages = ['eng', 'fra'] as const
const answerMsMax = 10_000

const run = promisify(execFile)

/** The native reader was chosen and is not there, or cannot do what is asked of it. */
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
 * Absolute path of the tesseract program in a list of folders as PATH has it. Throws NativeReaderMissing when there is none, it
 * is too old, or it lacks a language.
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
  const version = /tesseract v?(\d+)\./.exec(await answerOf(binary, '--version'))?.[1]
  if (Number(version ?? 0) < versionMin) throw new NativeReaderMissing(`${binary} is older than ${versionMin}.0`)
  const installed = new Set((await answerOf(binary, '--list-langs')).split(/\s+/))
  const missing = languages.filter((language) => !installed.has(language))
  if (missing.length > 0) throw new NativeReaderMissing(`${binary} lacks the language ${missing.join(' and ')}`)
}

async function answerOf(binary: string, question: string): Promise<string> {
  try {
    const { stdout, stderr } = await run(binary, [question], { timeout: answerMsMax })
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
