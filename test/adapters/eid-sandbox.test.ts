import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import type { EidClient } from '../../src/domain/eid/definition/eid-client.ts'
import { outcomeAfterSeconds } from '../../src/domain/eid-sandbox/outcome.ts'
import { sandboxProvider } from '../../src/operations/eid-sandbox/provider.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { StoppedClock } from '../support/clock.ts'
import { operatorServices } from '../support/operator-services.ts'
import { openTestStore } from '../support/store.ts'
import { eidConformance } from './eid-conformance.ts'

const client: EidClient = {
  key: 1_001,
  workspace: 'Example Lending',
  firstName: 'Clara',
  lastName: 'Clearwater',
  email: 'pass+clara@example.com',
  dateOfBirth: '1985-04-12',
  address: null,
  phone: null,
  language: 'en',
  documents: [{ kind: 'photo_id', docType: null }],
}

eidConformance({
  name: 'sandbox',
  async open() {
    const opened = await openTestStore()
    const clock = new StoppedClock()
    const services = await operatorServices(opened.store, clock, deriveKeys('a secret of the conformance suite'))
    const { id: tenantId } = (await runOperatorOperation(services, 'workspaces.create', { name: 'Lender' })) as {
      id: string
    }
    const provider = sandboxProvider({ ...services, publicUrl: () => 'https://kyc.example.com' })
    return {
      provider,
      client,
      idleClient: { ...client, email: 'never+clara@example.com' },
      context: (signal = new AbortController().signal) => ({
        ...{ tenantId, environment: 'sandbox', credentials: {}, now: clock.now(), signal },
      }),
      finish: async () => clock.advance(outcomeAfterSeconds * 1_000),
      async close() {
        services.remove()
        await opened.close()
      },
    }
  },
})
