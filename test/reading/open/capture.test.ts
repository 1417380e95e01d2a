import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { recogniseCapture } from '../../../src/reading/open/capture.ts'

const noExif = { created: '', modified: '', software: '', camera: '' }
const recognised = (bytes: Buffer, exif = noExif) => recogniseCapture(bytes, { exif, image: null })
const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4f3f0' } }).composite([
    { input: { create: { width: 200, height: 120, channels: 3, background: '#b3202a' } }, left: 40, top: 40 },
  ])

test('an image of exactly a screen size is a screenshot, in both orientations', async () => {
  assert.equal(await recognised(await paper(1170, 2532).png().toBuffer()), 'screenshot')
  assert.equal(await recognised(await paper(2532, 1170).jpeg().toBuffer()), 'screenshot')
})

test('an image of a screen size with a camera in EXIF is not a screenshot', async () => {
  const photo = await paper(2532, 1170).jpeg().toBuffer()
  assert.equal(await recognised(photo, { ...noExif, camera: 'Acme' }), 'direct')
})

test('a screen size that browser cameras produce is not a screenshot as JPEG', async () => {
  assert.equal(await recognised(await paper(1920, 1080).jpeg().toBuffer()), 'direct')
  assert.equal(await recognised(await paper(1920, 1080).png().toBuffer()), 'screenshot')
})

test('an image of a screenshot program in EXIF is a screenshot at any size', async () => {
  const cut = await paper(801, 503).png().toBuffer()
  assert.equal(await recognised(cut, { ...noExif, software: 'Greenshot 1.3' }), 'screenshot')
})

test('an image without colour is a grey copy, with one channel or three', async () => {
  const grey = sharp(await paper(900, 700).png().toBuffer()).greyscale()
  assert.equal(await recognised(await grey.clone().png().toBuffer()), 'grey_copy')
  assert.equal(await recognised(await grey.toColourspace('srgb').jpeg().toBuffer()), 'grey_copy')
})

test('a colour image of another size is direct, and bytes that are not an image have no capture', async () => {
  assert.equal(await recognised(await paper(900, 700).png().toBuffer()), 'direct')
  assert.equal(await recognised(Buffer.from('not an image')), null)
})
