import { Alert, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ViewedDocument } from '../../api/operations.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { DocumentFields } from './document-fields.tsx'
import { DocumentImage } from './document-image.tsx'
import { caseTexts, viewTexts } from './texts.ts'

/** The documents of a case: the image of one, with a box around each value, beside its fields. */
export function DocumentViewer({
  caseId,
  documents,
  chosen,
  onChoose,
}: {
  readonly caseId: string
  readonly documents: readonly ViewedDocument[]
  /** Id; empty: the first. */
  readonly chosen: string
  readonly onChoose: (documentId: string) => void
}) {
  const t = useTexts(viewTexts)
  const words = useTexts(caseTexts)
  const format = useFormat()
  const [field, setField] = useState<string | null>(null)
  const document = documents.find(({ document_id: id }) => id === chosen) ?? documents[0]
  if (document === undefined) return <Text size="sm">{words('noDocuments')}</Text>
  return (
    <Stack>
      {documents.length > 1 && (
        <NativeSelect
          label={t('chooseDocument')}
          value={document.document_id}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={documents.map((one) => ({
            value: one.document_id,
            label: `${one.type_name} · ${one.filename ?? one.document_id} · ${format.moment(one.created_at)}`,
          }))}
        />
      )}
      {document.notes.map((note) => (
        <Alert key={note} variant="light" color="yellow" p="xs">
          <Text size="sm" lang="en">
            {note}
          </Text>
        </Alert>
      ))}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {document.erased ? (
          <Text size="sm">{t('erasedDocument')}</Text>
        ) : (
          <DocumentImage key={document.document_id} document={document} field={field} onField={setField} />
        )}
        <DocumentFields caseId={caseId} document={document} field={field} onField={setField} />
      </SimpleGrid>
    </Stack>
  )
}
