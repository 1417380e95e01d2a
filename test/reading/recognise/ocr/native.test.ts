import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readConfig } from '../../../../src/config/read-config.ts'
import { startServer } from '../../../../src/start-server.ts'
import { findNativeReader } from '../../../../src/reading/recognise/ocr/find-native.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'native-'))
})
after(() => rm(folder, { recursive: true }))

/** A folder with a program called tesseract that prints these lines. */
async function programs(name: string, version: string, languages: string): Promise<string> {
  const path = await mkdtemp(join(folder, `${name}-`))
  const script = `#!/bin/sh\nif [ "$1" = --version ]; then echo "${version}"; else printf '${languages}'; fi\n`
  await writeFile(join(path, 'tesseract'), script)
  await chmod(join(path, 'tesseract'), 0o755)
  return path
}

test('the first tesseract of the path is taken', async () => {
  const able = await programs('able', 'tesseract 5.3.0', 'List:\\neng\\nfra\\n')
  assert.equal(await findNativeReader(`relative:${folder}:${able}`), join(able, 'tesseract'))
})

for (const [what, version, languages, said] of [
  ['too old', 'tesseract 4.1.1', 'eng\\nfra\\n', /older than 5\.0/],
  ['without French', 'tesseract 5.3.0', 'eng\\nosd\\n', /lacks the language fra/],
  ['that says nothing', '', '', /older than/],
] as const) {
  test(`a tesseract ${what} is refused by name`, async () => {
    await assert.rejects(findNativeReader(await programs('unable', version, languages)), {
      name: 'NativeReaderMissing',
      message: said,
    })
  })
}

test('a server configured for a missing tesseract does not start and says what to install', async () => {
  const config = readConfig({
    GATEHOUSE_PORT: '0',
    GATEHOUSE_DATA_DIR: join(folder, 'data'),
    GATEHOUSE_READER: 'native',
    PATH: join(folder, 'nowhere'),
  })
  await assert.rejects(startServer(config), {
    name: 'NativeReaderMissing',
    message: /GATEHOUSE_READER is native.*tesseract-ocr tesseract-ocr-fra/,
  })
})
