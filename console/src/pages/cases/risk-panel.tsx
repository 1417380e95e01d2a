import { Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import type { Operations } from '../../api/operations.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { RiskBadge } from './case-badges.tsx'
import { viewTexts } from './texts.ts'

type Assessment = NonNullable<NonNullable<Operations['cases.view']['answer']['content']>['assessment']>

const barWidth = 100
const barHeight = 8

/** How the risk comes about: what each factor adds to it. */
export function RiskPanel({ assessment }: { readonly assessment: Assessment }) {
  const t = useTexts(viewTexts)
  const format = useFormat()
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={2}>{t('riskTitle')}</Title>
          <RiskBadge level={assessment.risk_level} />
        </Group>
        <Text size="sm">{assessment.suitability}</Text>
        <Text size="sm" c="dimmed">
          {t('riskProfile')} {assessment.risk_profile.band} ({format.number(assessment.risk_profile.score)}) ·{' '}
          {t('capacity')} {assessment.capacity.band} ({format.number(assessment.capacity.score)})
        </Text>
        {assessment.compliance_risk.factors.length > 0 && (
          <Text size="sm">
            {t('compliance')}: {format.list(assessment.compliance_risk.factors)}
          </Text>
        )}
        <Table verticalSpacing={4} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('factor')}</Table.Th>
              <Table.Th scope="col">{t('points')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {assessment.explain
              .toSorted((a, b) => b.points - a.points)
              .map(({ factor, points, max }) => (
                <Table.Tr key={factor}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{factor}</Table.Td>
                  <Table.Td>
                    <Group gap="xs" wrap="nowrap">
                      <svg
                        viewBox={`0 0 ${barWidth} ${barHeight}`}
                        width="50%"
                        height={barHeight}
                        preserveAspectRatio="none"
                        aria-hidden="true"
                      >
                        <rect width={barWidth} height={barHeight} rx="2" fill="light-dark(#e9ecef, #3b3f45)" />
                        <rect
                          width={max === 0 ? 0 : (barWidth * Math.max(0, points)) / max}
                          height={barHeight}
                          rx="2"
                          fill="var(--mantine-primary-color-filled)"
                        />
                      </svg>
                      <Text size="xs">{t('ofMax')(format.number(points), format.number(max))}</Text>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Paper>
  )
}
