import { registryAnswerHours } from '../operations/registries/look-up.ts'
import { purgeRegistryAnswers as forget } from '../store/registry-cache.ts'
import type { Job } from './job.ts'

/** Deletes cached answers of company registers that are older than a day. docs/rules/registries.md#failures-and-caching. */
export const purgeRegistryAnswers: Job = {
  name: 'forget-registry-answers',
  pauseMs: 3_600_000,
  run: ({ store, clock }) => forget(store, new Date(clock.now().getTime() - registryAnswerHours * 3_600_000)),
}
