import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { sheetSvg } from '../../../tools/documents/drawing/raster.ts'
import { specimenWord } from '../../../tools/documents/drawing/overprint.ts'
import { writeSpecimens } from '../../../tools/documents/specimens/write.ts'
import type { ManifestEntry } from '../../../tools/documents/specimens/write.ts'

const asOf = '2026-03-10'
let directory = ''
let manifest: readonly ManifestEntry[] = []

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'specimens-'))
  manifest = await writeSpecimens(directory, { asOf })
})
after(() => rm(directory, { recursive: true }))

const bytesOf = (file: string) => readFile(join(directory, file))
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('there is every type in every language it has', () => {
  const seen = [...new Set(manifest.map((entry) => `${entry.doc_type} ${entry.language}`))].toSorted()
  const types = ['bank_statement', 'driver_licence', 'national_id', 'passport', 'payslip', 'utility_bill']
  assert.deepEqual(
    seen,
    types.flatMap((type) => [`${type} en`, `${type} fr`]),
  )
})

test('the directory holds the files of the manifest, the manifest and a profile per language, and nothing else', async () => {
  const expected = [...manifest.map((entry) => entry.file), 'manifest.json', 'profile-en.json', 'profile-fr.json']
  assert.deepEqual((await readdir(directory)).toSorted(), expected.toSorted())
  assert.deepEqual(JSON.parse((await bytesOf('manifest.json')).toString()), manifest)
})

test('a file is of the kind it is declared as, and large enough to read', async () => {
  for (const { file, mime } of manifest) {
    const bytes = await bytesOf(file)
    if (mime === 'application/pdf') {
      assert.match(bytes.subarray(0, 8).toString('latin1'), /^%PDF-1\.6$/, file)
      assert.equal((await getDocumentProxy(new Uint8Array(bytes))).numPages, 1, file)
    } else {
      const { format, width } = await sharp(bytes).metadata()
      assert.equal(`image/${format}`, mime, file)
      assert.ok(width >= 1000 && width <= 1800, `${file} is ${width} pixels wide`)
    }
  }
})

test('every page says that it is a specimen', async () => {
  for (const { name, language, draw } of specimens(asOf)) {
    for (const sheet of await draw()) {
      const words = sheet.marks.filter((mark) => mark.kind === 'text' && mark.text.startsWith(specimenWord[language]))
      assert.ok(words.length >= 2, name)
    }
  }
})

test('a PDF with text says the holder’s name, a scan says nothing', async () => {
  for (const { file, expected } of manifest.filter((entry) => entry.mime === 'application/pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(await bytesOf(file)))
    const { text } = await extractText(pdf, { mergePages: true })
    if (file.endsWith('-scan.pdf')) assert.equal(text.trim(), '', file)
    else assert.ok(text.includes(expected.document_holder_name!), file)
  }
})

test('a PDF names its producer and was made no later than the day', async () => {
  for (const { file } of manifest.filter((entry) => entry.mime === 'application/pdf')) {
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(await bytesOf(file))))
    assert.match(info.Producer, /\d\.\d/, file)
    assert.ok(info.CreationDate.slice(2, 10) <= asOf.replaceAll('-', ''), file)
  }
})

test('the same day gives the same bytes, in a process that finds no font', async () => {
  const names = [
    'passport-fr.png',
    'payslip-fr.png',
    'payslip-en-text.pdf',
    'payslip-en-scan.pdf',
    'driver-licence-en.png',
  ]
  const fontless = join(directory, '..', `no-fonts-${process.pid}.conf`)
  await writeFile(fontless, '<?xml version="1.0"?><fontconfig></fontconfig>')
  const script = `
    import { createHash } from 'node:crypto'
    import { specimens } from '${new URL('../../../tools/documents/specimens/index.ts', import.meta.url).href}'
    const wanted = ${JSON.stringify(names.map((name) => name.split('.')[0]))}
    for (const specimen of specimens('${asOf}').filter(({ name }) => wanted.includes(name))) {
      console.log(specimen.name, createHash('sha256').update(await specimen.render()).digest('hex'))
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { FONTCONFIG_FILE: fontless, PATH: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  await new Promise((resolve) => child.on('close', resolve))
  await rm(fontless)
  const found = Object.fromEntries(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  )
  for (const file of names) assert.equal(found[file.split('.')[0]!], hash(await bytesOf(file)), file)
})

test('no letter is left to the fonts of the machine', async () => {
  for (const { name, draw } of specimens(asOf)) {
    for (const sheet of await draw()) assert.doesNotMatch(sheetSvg(sheet), /<text|font-family/, name)
  }
})
