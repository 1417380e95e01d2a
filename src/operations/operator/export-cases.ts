import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { findListedCase } from '../../store/search-cases.ts'
import { caseById } from '../audit/case-acts.ts'
import { exportStream, exportedCasesMax } from '../client-export/export-stream.ts'
import { writeNewFile } from '../line-file/new-file.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorOperation } from './operation.ts'

const ExportCases = Type.Object({
  case_ids: Type.Array(Type.String(), { minItems: 1, maxItems: exportedCasesMax }),
  /** Absolute path of a file that does not exist yet. */
  path: Type.String({ minLength: 1 }),
})

/** Writes everything that is stored for cases of one workspace to a new file. Each case has its audit entry first. */
export const exportClientCases: OperatorOperation<
  typeof ExportCases,
  { readonly path: string; readonly cases: number }
> = {
  name: 'cases.export',
  input: ExportCases,
  async run(services, { case_ids: caseIds, path }) {
    const cases = await Promise.all(caseIds.map((id) => caseById(services.store, id)))
    const [first] = cases
    if (first === undefined || cases.some(({ tenantId }) => tenantId !== first.tenantId)) throw errors.notFound()
    const { tenantId } = first
    const environments = new Map(cases.map(({ id, environment }) => [id, environment]))
    await writeNewFile(path, async (draft) => {
      const stream = await exportStream(services, {
        ...{ tenantId, caseIds, by: { actor: operatorActor } },
        async find(tx, id) {
          const environment = environments.get(id) === 'production' ? 'production' : 'sandbox'
          const found = await findListedCase(tx, { tenantId, environment, id })
          if (found === null) throw errors.notFound()
          return found
        },
      })
      await pipeline(stream, createWriteStream(draft.path, { flags: 'r+' }))
    })
    return { path, cases: environments.size }
  },
}
