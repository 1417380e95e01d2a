import { usePlace } from '../../parts/person.tsx'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { ProviderSection, type ProviderChoice } from './provider-section.tsx'
import { settingTexts } from './texts.ts'

/** Credentials by provider, as the server asks for them; `base_url` alone is optional. docs/rules/eid.md#accounts. */
const eidProviders = [
  { id: 'sandbox', name: 'Gatehouse', credentials: [] },
  { id: 'treefort', name: 'Treefort', credentials: ['client_id', 'secret_key'] },
  { id: 'veriff', name: 'Veriff', credentials: ['api_key', 'shared_secret'] },
] as const satisfies readonly ProviderChoice[]
/** docs/rules/bank.md#accounts. */
const bankProviders = [
  { id: 'plaid', name: 'Plaid', credentials: ['client_id', 'secret'] },
] as const satisfies readonly ProviderChoice[]

/** The eID provider of the environment. The built-in one serves the sandbox only. */
export function EidAccount() {
  const t = useTexts(settingTexts)
  const { workspaceId, environment } = usePlace()
  const accounts = useOperation('eid.show', { workspace_id: workspaceId })
  const set = useChange('eid.set', ['eid.show'])
  const unset = useChange('eid.unset', ['eid.show'])
  return (
    <ProviderSection
      id="settings-eid"
      title={t('eid')}
      about={t('eidAbout')}
      providers={eidProviders.filter(({ id }) => id !== 'sandbox' || environment === 'sandbox')}
      accounts={accounts.data}
      error={accounts.error ?? set.error}
      isBusy={set.isPending}
      isSet={set.isSuccess}
      onSet={(provider, credentials, onDone) => {
        const found = eidProviders.find(({ id }) => id === provider)
        if (found === undefined) return
        const account = { workspace_id: workspaceId, environment, provider: found.id }
        set.mutate(found.id === 'sandbox' ? account : { ...account, credentials }, { onSuccess: onDone })
      }}
      removing={{ isBusy: unset.isPending, error: unset.error, reset: unset.reset }}
      onUnset={(onDone) => {
        set.reset()
        unset.mutate({ workspace_id: workspaceId, environment }, { onSuccess: onDone })
      }}
    />
  )
}

/** The provider of bank data of the environment. */
export function BankAccount() {
  const t = useTexts(settingTexts)
  const { workspaceId, environment } = usePlace()
  const accounts = useOperation('bank.show', { workspace_id: workspaceId })
  const set = useChange('bank.set', ['bank.show'])
  const unset = useChange('bank.unset', ['bank.show'])
  return (
    <ProviderSection
      id="settings-bank"
      title={t('bank')}
      about={t('bankAbout')}
      providers={bankProviders}
      accounts={accounts.data}
      error={accounts.error ?? set.error}
      isBusy={set.isPending}
      isSet={set.isSuccess}
      onSet={(provider, credentials, onDone) => {
        const found = bankProviders.find(({ id }) => id === provider)
        if (found === undefined) return
        set.mutate({ workspace_id: workspaceId, environment, provider: found.id, credentials }, { onSuccess: onDone })
      }}
      removing={{ isBusy: unset.isPending, error: unset.error, reset: unset.reset }}
      onUnset={(onDone) => {
        set.reset()
        unset.mutate({ workspace_id: workspaceId, environment }, { onSuccess: onDone })
      }}
    />
  )
}
