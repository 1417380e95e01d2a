// The camera beside the file field, a hint on the image before it is sent, and a note while it is sent. Everything works without.

/** Longest side of a sent image in pixels, and bytes above which a chosen image is made smaller. */
const sideMax = 2600
const bytesMax = 3_000_000
/** JPEG quality of the camera and of smaller images. */
const quality = 0.92
/** Side of the copy that the hints are measured on. */
const sampleSide = 480
/** As on the server: dark when fewer than 2 % of the pixels are brighter than level 90. */
const darkBelow = 90
const brightestShare = 0.02
/** Overexposed pixels, their share from which they are a reflection, and the share beyond which the background is white. */
const overexposed = 250
const glareShare = 0.015
const glareShareMax = 0.3
/** Least variance of the Laplacian of a sharp image. */
const sharpMin = 45

const capture = document.querySelector('.capture')
const words = capture.dataset
const find = (name) => document.querySelector(`[data-${name}]`)
const input = document.querySelector('#file')
const [camera, view, open, take, shown, said, send] = ['camera', 'view', 'open', 'take', 'shown', 'said', 'send'].map(
  find,
)
const video = view.querySelector('video')
const form = send.form
let stream = null

if (navigator.mediaDevices?.getUserMedia) camera.hidden = false

open.addEventListener('click', () => void openCamera())
take.addEventListener('click', () => void takeImage())
input.addEventListener('change', () => void checkFile())

async function openCamera() {
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: words.facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
    })
    video.srcObject = stream
    await video.play()
    view.hidden = false
    open.hidden = true
    take.focus()
  } catch {
    stop()
    said.textContent = words.failed
    input.focus()
  }
}

async function takeImage() {
  const file = await jpegOf(video, video.videoWidth, video.videoHeight)
  stop()
  if (file) await choose(file)
  send.focus()
}

async function checkFile() {
  const [file] = input.files
  if (file) await choose(await smaller(file))
}

form.addEventListener('submit', (event) => {
  if (send.getAttribute('aria-disabled')) return event.preventDefault()
  send.setAttribute('aria-disabled', 'true')
  said.textContent = words.sending
})

addEventListener('pageshow', () => send.removeAttribute('aria-disabled'))
addEventListener('pagehide', stop)

function stop() {
  for (const track of stream?.getTracks() ?? []) track.stop()
  stream = null
  view.hidden = true
  open.hidden = false
}

/** Puts an image into the field, shows it and says what seems wrong with it. */
async function choose(file) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  const image = await bitmapOf(file)
  shown.replaceChildren()
  if (!image) return void (said.textContent = '')
  const preview = new Image()
  preview.src = URL.createObjectURL(file)
  preview.alt = words.preview
  shown.append(preview)
  said.textContent = words[hintOf(image)]
}

async function bitmapOf(file) {
  try {
    return await createImageBitmap(file)
  } catch {
    return null
  }
}

/** A large image, or one of a type that the server does not take, as a JPEG; the file itself when the browser cannot open it. */
async function smaller(file) {
  const fits = file.size <= bytesMax && /^image\/(jpeg|png|webp)$/.test(file.type)
  const image = fits ? null : await bitmapOf(file)
  if (!image) return file
  const scale = Math.min(1, sideMax / Math.max(image.width, image.height))
  return (await jpegOf(image, Math.round(image.width * scale), Math.round(image.height * scale))) ?? file
}

function drawn(image, width, height) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d', { willReadFrequently: true }).drawImage(image, 0, 0, width, height)
  return canvas
}

function jpegOf(image, width, height) {
  return new Promise((done) =>
    drawn(image, width, height).toBlob(
      (blob) => done(blob && new File([blob], 'image.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      quality,
    ),
  )
}

/** `dark`, `glare`, `blurred` or `ready`. */
function hintOf(image) {
  const scale = Math.min(1, sampleSide / Math.max(image.width, image.height))
  const [width, height] = [Math.max(3, image.width * scale) | 0, Math.max(3, image.height * scale) | 0]
  const { data } = drawn(image, width, height).getContext('2d').getImageData(0, 0, width, height)
  const grey = Float32Array.from(
    { length: width * height },
    (_, at) => 0.2126 * data[at * 4] + 0.7152 * data[at * 4 + 1] + 0.0722 * data[at * 4 + 2],
  )
  const share = (level) => grey.reduce((count, value) => count + (value >= level), 0) / grey.length
  if (share(darkBelow) < brightestShare) return 'dark'
  const glare = share(overexposed)
  if (glare > glareShare && glare < glareShareMax) return 'glare'
  return varianceOfEdges(grey, width, height) < sharpMin ? 'blurred' : 'ready'
}

function varianceOfEdges(grey, width, height) {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const edge = grey[at - 1] + grey[at + 1] + grey[at - width] + grey[at + width] - 4 * grey[at]
      sum += edge
      squares += edge * edge
      count++
    }
  return squares / count - (sum / count) ** 2
}
