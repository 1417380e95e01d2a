import { Button, Code, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { DigestVerdict, FailedCheck } from '../../api/operations.ts'
import { useMay } from '../../parts/person.tsx'
import { StateBadge, type Tone } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { ResultBadge, RiskBadge } from './case-badges.tsx'
import { CompareVerdicts } from './compare-verdicts.tsx'
import { caseTexts } from './texts.ts'

const tones: Readonly<Record<FailedCheck['severity'], Tone>> = { critical: 'bad', warning: 'warning', info: 'info' }

/** The verdicts of a case, the newest first, each with the checks that it failed. */
export function CaseVerdicts({
  caseId,
  verdicts,
}: {
  readonly caseId: string
  readonly verdicts: readonly DigestVerdict[]
}) {
  const t = useTexts(caseTexts)
  const format = useFormat()
  const mayCompare = useMay('values.read')
  const [compared, setCompared] = useState<DigestVerdict | null>(null)
  if (verdicts.length === 0) return <Text size="sm">{t('noVerdicts')}</Text>
  return (
    <Stack gap="sm">
      {verdicts.map((verdict) => (
        <Paper key={verdict.verdict_id} withBorder p="sm">
          <Stack gap="xs">
            <Group justify="space-between">
              <Group gap="xs">
                <ResultBadge passed={verdict.passed} />
                <RiskBadge level={verdict.risk_level} />
                <Text size="sm" fw={600}>
                  {format.moment(verdict.created_at)}
                </Text>
                <Code>{verdict.operation}</Code>
              </Group>
              {mayCompare && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('compareOf')(format.moment(verdict.created_at))}
                  onClick={() => setCompared(verdict)}
                >
                  {t('compare')}
                </Button>
              )}
            </Group>
            {verdict.failed_checks.map((check) => (
              <Group key={check.id} gap="xs">
                <StateBadge tone={tones[check.severity]}>{t(check.severity)}</StateBadge>
                <Code>{check.id}</Code>
              </Group>
            ))}
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('policy')} {verdict.policy.regime} {t('version')(format.number(verdict.policy.version))} · {t('lists')}{' '}
              {verdict.bundle ?? '–'} · {t('engine')} {verdict.engine} · {t('requestId')} {verdict.request_id}
            </Text>
          </Stack>
        </Paper>
      ))}
      {compared !== null && <CompareVerdicts caseId={caseId} verdict={compared} onClose={() => setCompared(null)} />}
    </Stack>
  )
}
