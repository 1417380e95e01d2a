import sharp from 'sharp'
import { seededRandom } from './random.ts'

/** How badly a page was captured. `scan` is an office scanner; the others are phone photographs. */
export type CaptureLevel = 'clean' | 'scan' | 'mild' | 'medium' | 'hard'

/** What is done to an image: degrees turned at most, blur and noise in pixels and levels, JPEG quality, size, depth of the shade. */
export interface Capture {
  readonly turnDegrees: number
  readonly blur: number
  readonly noise: number
  readonly quality: number
  readonly scale: number
  readonly shadow: number
}

/** What is done to an image at each level. */
const captures = {
  clean: { turnDegrees: 0, blur: 0, noise: 0, quality: 92, scale: 1, shadow: 0 },
  scan: { turnDegrees: 0.4, blur: 0.35, noise: 3, quality: 80, scale: 1, shadow: 0 },
  mild: { turnDegrees: 1, blur: 0.6, noise: 6, quality: 70, scale: 0.9, shadow: 0.1 },
  medium: { turnDegrees: 3, blur: 1, noise: 14, quality: 45, scale: 0.7, shadow: 0.18 },
  hard: { turnDegrees: 6, blur: 1.5, noise: 24, quality: 30, scale: 0.55, shadow: 0.25 },
} as const satisfies Record<CaptureLevel, Capture>

/**
 * An image as a camera or scanner would have given it, JPEG: turned one way or the other, made smaller, blurred, lit from one
 * side, with noise, compressed. The same image, level and seed give the same image.
 */
export async function degrade(image: Buffer, options: { level: CaptureLevel; seed: number }): Promise<Buffer> {
  return (await photograph(image, captures[options.level], options.seed)).photo
}

/** An image as taken with the faults given, JPEG, with the clockwise degrees it was turned. */
export async function photograph(
  image: Buffer,
  capture: Capture,
  seed: number,
): Promise<{ readonly photo: Buffer; readonly turnedDegrees: number }> {
  const random = seededRandom(seed)
  const turn = capture.turnDegrees * (0.6 + 0.4 * random()) * (random() < 0.5 ? -1 : 1)
  const { width } = await sharp(image).metadata()
  const turned = await sharp(image).flatten({ background: '#fff' }).rotate(turn, { background: '#e9e7e2' }).toBuffer()
  const small = sharp(turned).resize({ width: Math.round(width * capture.scale) })
  const soft = capture.blur > 0 ? small.blur(capture.blur) : small
  const { data, info } = await soft.removeAlpha().raw().toBuffer({ resolveWithObject: true })

  const lightAngle = random() * 2 * Math.PI
  const [acrossPull, downPull] = [Math.cos(lightAngle), Math.sin(lightAngle)]
  for (let y = 0, at = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const toLight = ((x / info.width - 0.5) * acrossPull + (y / info.height - 0.5) * downPull + 0.7) / 1.4
      const light = 1 - capture.shadow * (1 - toLight)
      const noiseAmount = capture.noise === 0 ? 0 : (random() + random() + random() - 1.5) * 2 * capture.noise
      for (let channel = 0; channel < info.channels; channel += 1, at += 1) {
        data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) * light + noiseAmount)))
      }
    }
  }
  const photo = await sharp(data, { raw: info }).jpeg({ quality: capture.quality }).toBuffer()
  return { photo, turnedDegrees: turn }
}
