import { openEngines } from './engines.ts'
import { readDocument } from './pipeline.ts'
import { answerRequests } from './process/answer-requests.ts'
import { onnxArgument } from './process/protocol.ts'

/**
 * Program of one reading process. Its optional argument is the path of the native OCR engine, or the word for the onnx packages. It
 * loads the engines, then reads one file for each request. An unexpected error ends it, and the pool starts another process.
 */
const [, , asked = null] = process.argv
const onnx = asked === onnxArgument
const engines = await openEngines(onnx ? null : asked, { onnx })
answerRequests((bytes, request, pageRead) => readDocument(bytes, request, engines, pageRead))
