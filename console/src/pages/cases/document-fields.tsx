import { Button, Group, Table, Text } from '@mantine/core'
import type { ViewedDocument, ViewedField } from '../../api/operations.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { viewTexts } from './texts.ts'

/** The fields of a document; the one under the pointer or focus is marked on the image. */
export function DocumentFields({
  caseId,
  document,
  field,
  onField,
}: {
  readonly caseId: string
  readonly document: ViewedDocument
  readonly field: string | null
  readonly onField: (field: string | null) => void
}) {
  const t = useTexts(viewTexts)
  return (
    <Table.ScrollContainer
      pos="relative"
      minWidth={0}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={t('fields')}
    >
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {(['field', 'value', 'source', 'confidence'] as const).map((name) => (
              <Table.Th key={name} scope="col">
                {t(name)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {document.fields.map((one) => (
            <FieldRow
              key={one.field}
              caseId={caseId}
              documentId={document.document_id}
              field={one}
              isMarked={one.field === field}
              onField={onField}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function FieldRow({
  caseId,
  documentId,
  field,
  isMarked,
  onField,
}: {
  readonly caseId: string
  readonly documentId: string
  readonly field: ViewedField
  readonly isMarked: boolean
  readonly onField: (field: string | null) => void
}) {
  const t = useTexts(viewTexts)
  const format = useFormat()
  const reveal = useChange('cases.reveal', ['cases.timeline'])
  const { read } = field
  const value = reveal.data?.value ?? read?.value ?? t('notRead')
  return (
    <Table.Tr
      tabIndex={0}
      bg={isMarked ? 'var(--mantine-primary-color-light)' : undefined}
      onMouseEnter={() => onField(field.field)}
      onMouseLeave={() => onField(null)}
      onFocus={() => onField(field.field)}
      onBlur={() => onField(null)}
    >
      <Table.Th scope="row" fw={500}>
        {field.label}
      </Table.Th>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text size="sm" ff={read?.masked === true ? 'monospace' : undefined}>
            {value}
          </Text>
          {read?.masked === true && reveal.data === undefined && (
            <Button
              size="compact-xs"
              variant="default"
              loading={reveal.isPending}
              aria-label={t('revealOf')(field.label)}
              onClick={() => reveal.mutate({ id: caseId, document_id: documentId, field: field.field })}
            >
              {t('reveal')}
            </Button>
          )}
        </Group>
        {field.others
          .filter((other) => other.value !== read?.value)
          .map((other, at) => (
            <Text key={at} size="xs" c="dimmed">
              {t('alsoRead')(other.value)} ({t(other.source)})
            </Text>
          ))}
        <ProblemAlert error={reveal.error} />
      </Table.Td>
      <Table.Td>{read === null ? '–' : t(read.source)}</Table.Td>
      <Table.Td>{read === null ? '–' : format.percent(read.confidence)}</Table.Td>
    </Table.Tr>
  )
}
