import { rescreenCases as rescreen } from '../operations/screening/rescreen.ts'
import type { Job } from './job.ts'

/** Compares stored cases with lists that have changed. docs/operations.md#hits-of-the-screening. */
export const rescreenCases: Job = {
  name: 'rescreen-cases',
  pauseMs: 30_000,
  run: (services, { stopping }) => rescreen(services, stopping),
}
