import { Anchor, Button, Code, Collapse, Group, Paper, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ViewedCheck, ViewedCheckGroup } from '../../api/operations.ts'
import { StateBadge, type Tone } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { caseTexts, viewTexts } from './texts.ts'

const tones: Readonly<Record<ViewedCheckGroup['group'], Tone>> = {
  critical: 'bad',
  warning: 'warning',
  info: 'info',
  passed: 'good',
}

interface Ways {
  readonly onDocument: (documentId: string) => void
  readonly onScreening: () => void
}

/** The checks of a verdict: failed ones by severity, passed ones when asked for. */
export function CheckGroups({ groups, ...ways }: { readonly groups: readonly ViewedCheckGroup[] } & Ways) {
  const t = useTexts(viewTexts)
  const format = useFormat()
  const [isShown, passed] = useDisclosure(false)
  return (
    <Stack gap="md">
      {groups
        .filter(({ checks }) => checks.length > 0)
        .map(({ group, checks }) =>
          group === 'passed' ? (
            <div key={group}>
              <Button variant="default" onClick={passed.toggle} aria-expanded={isShown}>
                {isShown ? t('hidePassed') : t('showPassed')(format.number(checks.length))}
              </Button>
              <Collapse expanded={isShown}>
                <Stack gap="xs" mt="xs">
                  {checks.map((check) => (
                    <OneCheck key={check.id} check={check} tone="good" {...ways} />
                  ))}
                </Stack>
              </Collapse>
            </div>
          ) : (
            <Stack key={group} gap="xs">
              <Text fw={600} size="sm">
                {t(group)} ({format.number(checks.length)})
              </Text>
              {checks.map((check) => (
                <OneCheck key={check.id} check={check} tone={tones[group]} {...ways} />
              ))}
            </Stack>
          ),
        )}
    </Stack>
  )
}

function OneCheck({
  check,
  tone,
  onDocument,
  onScreening,
}: { readonly check: ViewedCheck; readonly tone: Tone } & Ways) {
  const t = useTexts(viewTexts)
  const words = useTexts(caseTexts)
  const { source, document_id: documentId } = check.evidence
  return (
    <Paper withBorder p="sm">
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <StateBadge tone={tone}>{check.passed ? words('passed') : words(check.severity)}</StateBadge>
        <Stack gap={4} style={{ minWidth: 0 }}>
          <Text size="sm" fw={600}>
            {check.label}
          </Text>
          {check.detail !== '' && <Text size="sm">{check.detail}</Text>}
          {check.to_do !== null && !check.passed && (
            <Text size="sm">
              {t('toDo')}: {check.to_do}
            </Text>
          )}
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <Code>{check.id}</Code>
            {check.law !== null && ` · ${t('law')}: ${check.law}`} · {t('readFrom')} {t(source)}
            {documentId !== null && (
              <>
                {' · '}
                <Anchor component="button" type="button" size="xs" onClick={() => onDocument(documentId)}>
                  {t('seeDocument')}
                </Anchor>
              </>
            )}
            {source === 'screening' && (
              <>
                {' · '}
                <Anchor component="button" type="button" size="xs" onClick={onScreening}>
                  {t('hits')}
                </Anchor>
              </>
            )}
          </Text>
        </Stack>
      </Group>
    </Paper>
  )
}
