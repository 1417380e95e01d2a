import { Code, Group, NativeSelect, NumberInput, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { Workspace } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { settingTexts } from './texts.ts'

/** Regimes by their id; none: the country of the client chooses. docs/policies.md. */
const regimes = [
  'none',
  'generic',
  'ca_aml',
  'ca_securities',
  'qc_amf',
  'eu_amlr',
  'fr_cmf',
  'ma_bam',
  'us_bsa',
] as const
const nameLengthMax = 120
const readCapMax = 1_000_000_000

/** Name, limit, four eyes and regime of the workspace, of both environments. */
export function WorkspaceForm({ workspace }: { readonly workspace: Workspace }) {
  const t = useTexts(settingTexts)
  const format = useFormat()
  const [saved, setSaved] = useState(draftOf(workspace))
  const [draft, setDraft] = useState(saved)
  const update = useChange('workspaces.update', ['workspaces.update', 'usage.show'])
  const change = (changes: Partial<Draft>) => {
    update.reset()
    setDraft({ ...draft, ...changes })
  }
  const changes = changesOf(saved, draft)
  const isChanged = Object.keys(changes).length > 0
  const submit = () => {
    if (!isChanged || update.isPending) return
    update.mutate(
      { id: workspace.id, ...changes },
      {
        onSuccess: (now) => {
          setSaved(draftOf(now))
          setDraft(draftOf(now))
        },
      },
    )
  }
  const isKnown = regimes.some((one) => one === draft.regime)
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="settings-workspace">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack maw={560}>
          <div>
            <Title order={2} id="settings-workspace">
              {t('workspace')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('bothEnvironments')}
            </Text>
          </div>
          <Group gap={4}>
            <Text size="sm">{t('workspaceId')}</Text>
            <Code style={{ overflowWrap: 'anywhere' }}>{workspace.id}</Code>
            <CopyButton value={workspace.id} what={t('workspaceId')} />
          </Group>
          <TextInput
            label={t('name')}
            required
            maxLength={nameLengthMax}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <NumberInput
            label={t('readCap')}
            description={t('readCapHint')}
            required
            min={0}
            max={readCapMax}
            allowDecimal={false}
            hideControls
            value={draft.readCap}
            onChange={(value) => change({ readCap: value === '' ? '' : Number(value) })}
          />
          <NativeSelect
            label={t('regime')}
            description={t('regimeHint')}
            value={draft.regime}
            onChange={(event) => change({ regime: event.currentTarget.value })}
            data={[
              ...regimes.map((value) => ({ value, label: value === 'none' ? t('none') : `${t(value)} (${value})` })),
              ...(isKnown ? [] : [draft.regime]),
            ]}
          />
          {workspace.extends !== undefined && (
            <Text size="sm">
              {t('extends')} <Code>{workspace.extends}</Code>
            </Text>
          )}
          <Switch
            label={t('fourEyes')}
            description={t('fourEyesHint')}
            checked={draft.fourEyes}
            onChange={(event) => change({ fourEyes: event.currentTarget.checked })}
          />
          <ProblemAlert error={update.error} />
          <Group>
            <ActionButton
              permission="workspace.change"
              loading={update.isPending}
              disabled={!isChanged || draft.name.trim() === '' || draft.readCap === ''}
              onClick={submit}
            >
              {t('save')}
            </ActionButton>
            <Text size="sm" role="status">
              {update.isSuccess && !isChanged
                ? t('saved')
                : isChanged && saved.readCap !== draft.readCap && draft.readCap !== ''
                  ? t('capBefore')(format.number(Number(saved.readCap)))
                  : ''}
            </Text>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}

interface Draft {
  readonly name: string
  readonly readCap: number | ''
  readonly regime: string
  readonly fourEyes: boolean
}

function draftOf({ name, read_cap: readCap, regime, four_eyes: fourEyes }: Workspace): Draft {
  return { name, readCap, regime: regime ?? 'none', fourEyes }
}

/** What differs: a setting that was not touched is not sent. */
function changesOf(saved: Draft, draft: Draft) {
  const name = draft.name.trim()
  return {
    ...(name !== saved.name && name !== '' && { name }),
    ...(draft.readCap !== saved.readCap && draft.readCap !== '' && { read_cap: draft.readCap }),
    ...(draft.regime !== saved.regime && { regime: draft.regime }),
    ...(draft.fourEyes !== saved.fourEyes && { four_eyes: draft.fourEyes }),
  }
}
