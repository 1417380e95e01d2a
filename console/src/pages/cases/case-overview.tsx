import { Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import type { Operations } from '../../api/operations.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { CheckGroups } from './check-groups.tsx'
import { RiskPanel } from './risk-panel.tsx'
import { caseTexts, viewTexts } from './texts.ts'

type ShownCase = Operations['cases.view']['answer']

/** Checks first, and beside them risk, register, conflicts, notes and decisions. */
export function CaseOverview({
  shown,
  onDocument,
  onScreening,
}: {
  readonly shown: ShownCase
  readonly onDocument: (documentId: string) => void
  readonly onScreening: () => void
}) {
  const t = useTexts(viewTexts)
  const { content } = shown
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
      <Stack>
        <Title order={2}>{t('failedFirst')}</Title>
        {content !== null && (
          <CheckGroups groups={content.check_groups} onDocument={onDocument} onScreening={onScreening} />
        )}
      </Stack>
      <Stack>
        {content?.assessment && <RiskPanel assessment={content.assessment} />}
        {content?.registry && <Register answer={content.registry} />}
        <Conflicts conflicts={shown.conflicts} />
        <Notes shown={shown} />
      </Stack>
    </SimpleGrid>
  )
}

function Register({ answer }: { readonly answer: NonNullable<NonNullable<ShownCase['content']>['registry']> }) {
  const t = useTexts(viewTexts)
  const format = useFormat()
  return (
    <Paper withBorder p="sm">
      <Title order={2}>{t('registerTitle')}</Title>
      <Text size="sm">
        {answer.source_name} · {t(answer.status)} · {format.moment(answer.retrieved_at)}
      </Text>
    </Paper>
  )
}

function Conflicts({ conflicts }: { readonly conflicts: ShownCase['conflicts'] }) {
  const t = useTexts(viewTexts)
  if (conflicts.length === 0) return null
  return (
    <Paper withBorder p="sm">
      <Title order={2} mb="xs">
        {t('conflicts')}
      </Title>
      <Table>
        <Table.Tbody>
          {conflicts.map(({ field, label, values }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>
                {values.map(({ document_id: id, doc_type: type, value }) => (
                  <Text key={id} size="sm">
                    {value} ({type})
                  </Text>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

function Notes({ shown }: { readonly shown: ShownCase }) {
  const t = useTexts(viewTexts)
  const words = useTexts(caseTexts)
  const format = useFormat()
  const { notes, decisions } = shown
  return (
    <Paper withBorder p="sm">
      <Title order={2} mb="xs">
        {t('notes')}
      </Title>
      {notes.length + decisions.length === 0 && <Text size="sm">{t('noNotes')}</Text>}
      <Stack gap="xs">
        {decisions.map((decision) => (
          <div key={decision.decision_id}>
            <Text size="sm" fw={600}>
              {words(decision.decision)} {decision.state === 'waiting' && `(${words('waiting')})`}
            </Text>
            {decision.reviews.map((review) => (
              <Text key={review.at} size="sm">
                {review.reason} — {review.reviewer}, {format.moment(review.at)}
              </Text>
            ))}
          </div>
        ))}
        {notes.map((note) => (
          <div key={note.note_id}>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
              {note.text}
            </Text>
            <Text size="xs" c="dimmed">
              {note.author}, {format.moment(note.created_at)}
            </Text>
          </div>
        ))}
      </Stack>
    </Paper>
  )
}
