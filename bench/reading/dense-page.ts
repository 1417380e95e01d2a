/**
 * Draws an A4 page of some 4,000 characters as scanned with 300 dpi. `node bench/reading/dense-page.ts FILE.png`; a program of
 * its own, since a process that reads images refuses to decode drawings.
 */
import sharp from 'sharp'

const page = { width: 2480, height: 3508 } as const
const lineCount = 52
/** Characters of a line without its spaces. */
const lineLetters = 77
const margin = 200
const lineHeight = 60
const fontSize = 34

const words =
  'the account holder agrees that every amount shown in this statement was received before the date printed above and may be corrected within thirty days unless the branch is told otherwise by letter or through a secure message'.split(
    ' ',
  )

const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Name the file to write.')
let next = 0
const lines = Array.from({ length: lineCount }, (_, line) => {
  let [text, letters] = [String(1000 + line * 37), 4]
  while (letters < lineLetters) {
    const word = words[next++ % words.length] ?? ''
    text += ` ${word}`
    letters += word.length
  }
  const y = margin + (line + 1) * lineHeight
  return `<text x="${margin}" y="${y}">${text}</text>`
})
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}">
<rect width="100%" height="100%" fill="white"/>
<g font-family="DejaVu Serif" font-size="${fontSize}" fill="#222222">${lines.join('')}</g></svg>`
await sharp(Buffer.from(drawing)).greyscale().png().toFile(target)
