import { openEngines } from './engines.ts'
import { readDocument } from './pipeline.ts'
import { answerRequests } from './process/answer-requests.ts'

/**
 * Program of one reading process. Its optional argument is the path of the native OCR engine. It loads the engines, then reads
 * one file for each request. An unexpected error ends it, and the pool starts another process.
 */
const [, , nativeOcr = null] = process.argv
const engines = await openEngines(nativeOcr)
answerRequests((bytes, request, pageRead) => readDocument(bytes, request, engines, pageRead))
