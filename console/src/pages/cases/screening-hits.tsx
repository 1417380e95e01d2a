import { Code, Group, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import type { Operations, ViewedHit } from '../../api/operations.ts'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { viewTexts } from './texts.ts'

type Party = NonNullable<Operations['cases.view']['answer']['content']>['screening']['parties'][number]

/** Every entry of a list that is near a party, side by side, with the pieces of its score. */
export function ScreeningHits({
  hits,
  parties,
}: {
  readonly hits: readonly ViewedHit[]
  readonly parties: readonly Party[]
}) {
  const t = useTexts(viewTexts)
  if (hits.length === 0) return <Text size="sm">{t('noHits')}</Text>
  return (
    <Stack>
      {hits.map((hit) => (
        <OneHit
          key={`${hit.party} ${hit.list.id} ${hit.record_id}`}
          hit={hit}
          party={parties.find(({ party }) => party === hit.party) ?? null}
        />
      ))}
    </Stack>
  )
}

function OneHit({ hit, party }: { readonly hit: ViewedHit; readonly party: Party | null }) {
  const t = useTexts(viewTexts)
  const format = useFormat()
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        <Group gap="xs">
          <StateBadge tone={hit.severity === 'critical' ? 'bad' : hit.severity === 'warning' ? 'warning' : 'neutral'}>
            {`${t('score')} ${format.number(hit.score)}`}
          </StateBadge>
          <Title order={2}>{hit.entry}</Title>
          {hit.topics.map((topic) => (
            <Code key={topic}>{topic}</Code>
          ))}
          {hit.decision === null ? (
            <StateBadge tone="info">{t('openHit')}</StateBadge>
          ) : (
            <StateBadge tone="good">
              {hit.decision.state === 'waiting'
                ? t('clearWaits')
                : `${t('cleared')} ${t('until')(format.day(hit.decision.expires))}`}
            </StateBadge>
          )}
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <div>
            <Text size="sm" fw={600}>
              {t('client')}
            </Text>
            <Text size="sm">{party?.names.join(', ') ?? hit.party}</Text>
            <Text size="sm" c="dimmed">
              {[party?.date_of_birth ?? null, ...(party?.countries ?? [])].filter((one) => one !== null).join(' · ')}
            </Text>
          </div>
          <div>
            <Text size="sm" fw={600}>
              {t('entry')}
            </Text>
            <Text size="sm">
              {t('matched')}: {hit.name}
            </Text>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {hit.list.name} · {t('record')} {hit.record_id}
              {hit.programmes !== undefined && ` · ${hit.programmes.join(', ')}`}
            </Text>
          </div>
        </SimpleGrid>
        <Table.ScrollContainer
          pos="relative"
          minWidth={0}
          type="native"
          tabIndex={0}
          role="region"
          aria-label={`${t('pieces')}: ${hit.entry}`}
        >
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                {(['part', 'asked', 'listed', 'points'] as const).map((name) => (
                  <Table.Th key={name} scope="col">
                    {t(name)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {hit.pieces.map((piece, at) => (
                <Table.Tr key={at}>
                  <Table.Td>
                    <Code>{piece.on}</Code> {piece.finding !== undefined && <Code>{piece.finding}</Code>}
                  </Table.Td>
                  <Table.Td>{piece.asked}</Table.Td>
                  <Table.Td>{piece.listed}</Table.Td>
                  <Table.Td>{format.number(piece.points)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {hit.explanation.map((sentence) => (
          <Text key={sentence} size="sm">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Paper>
  )
}
