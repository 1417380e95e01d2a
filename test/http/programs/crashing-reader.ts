/** A reading process that dies of its first file. */
import { answerRequests } from '../../../src/reading/process/answer-requests.ts'

answerRequests(() => process.exit(1))
