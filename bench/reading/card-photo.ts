import sharp from 'sharp'

/** A photo of 12 megapixels. */
const photo = { width: 4000, height: 3000 } as const

/** The upper half of a sheet with two sides, filling a telephone's photo. JPEG. */
export async function cardPhoto(sheet: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(sheet).metadata()
  const front = sharp(sheet).extract({ left: 0, top: 0, width, height: Math.floor(height / 2) })
  return front
    .resize({ ...photo, fit: 'contain', background: '#9a948c' })
    .jpeg({ quality: 85 })
    .toBuffer()
}
