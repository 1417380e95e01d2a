import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { BankAccount, EidAccount } from './provider-accounts.tsx'
import { settingTexts } from './texts.ts'
import { WorkspaceForm } from './workspace-form.tsx'

/** The settings of the workspace, and the accounts at providers of the environment. */
export default function SettingsPage() {
  const t = useTexts(settingTexts)
  const { workspaceId, environment } = usePlace()
  // Without a setting to change it changes and records nothing and answers the settings.
  const workspace = useOperation('workspaces.update', { id: workspaceId })
  return (
    <Page title={t('title')} about={t('about')}>
      <ProblemAlert error={workspace.error} onAgain={() => void workspace.refetch()} />
      {workspace.data?.id === workspaceId && <WorkspaceForm key={workspaceId} workspace={workspace.data} />}
      <EidAccount key={`eid ${workspaceId} ${environment}`} />
      <BankAccount key={`bank ${workspaceId} ${environment}`} />
    </Page>
  )
}
