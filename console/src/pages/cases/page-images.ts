/** Width of a drawn page of a PDF in pixels: enough to read fine print at twice the size of the view. */
const pageWidthPixels = 1_600
/** Most pages that are drawn. */
const pagesMax = 50
const shownByBrowsers = ['image/jpeg', 'image/png', 'image/webp']

/** The pages of a file as images that every browser shows; none for a kind of file that cannot be shown. */
export async function pageImages(bytes: Uint8Array<ArrayBuffer>, mime: string): Promise<readonly Blob[]> {
  if (shownByBrowsers.includes(mime)) return [new Blob([bytes], { type: mime })]
  return mime === 'application/pdf' ? drawnPages(bytes) : []
}

async function drawnPages(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Blob[]> {
  const { getDocument } = await import('unpdf/pdfjs')
  // A copy: the library takes the bytes for itself.
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: true })
  const pdf = await loading.promise
  try {
    const drawn: Blob[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, pagesMax); number += 1) {
      const page = await pdf.getPage(number)
      const natural = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: pageWidthPixels / natural.width })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
      drawn.push(await pngOf(canvas))
    }
    return drawn
  } finally {
    await loading.destroy()
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the page could not be drawn')) : resolve(blob)),
      'image/png',
    )
  })
}
