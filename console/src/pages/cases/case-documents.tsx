import { Code, Text } from '@mantine/core'
import type { DigestDocument } from '../../api/operations.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { caseTexts } from './texts.ts'

/** The documents of a case, without what they say. */
export function CaseDocuments({ documents }: { readonly documents: readonly DigestDocument[] }) {
  const t = useTexts(caseTexts)
  return (
    <DataTable
      caption={t('documents')}
      columns={useColumns()}
      rows={documents}
      rowKey={({ document_id: id }) => id}
      csvName="documents"
      empty={<Text size="sm">{t('noDocuments')}</Text>}
    />
  )
}

function useColumns(): readonly Column<DigestDocument>[] {
  const t = useTexts(caseTexts)
  const format = useFormat()
  return [
    {
      id: 'type',
      header: t('type'),
      cell: ({ doc_type: type }) => <Code>{type}</Code>,
      value: ({ doc_type: type }) => type,
    },
    { id: 'mime', header: 'MIME', cell: ({ mime }) => <Text size="sm">{mime}</Text>, value: ({ mime }) => mime },
    {
      id: 'size',
      header: t('size'),
      align: 'right',
      cell: ({ size_bytes: bytes }) => format.bytes(bytes),
      value: ({ size_bytes: bytes }) => bytes,
    },
    {
      id: 'pages',
      header: t('pages'),
      align: 'right',
      cell: ({ quality }) => (quality === null ? '–' : format.number(quality.pages)),
      value: ({ quality }) => quality?.pages ?? null,
    },
    {
      id: 'confidence',
      header: t('confidence'),
      align: 'right',
      cell: ({ quality }) => (quality === null ? '–' : format.percent(quality.type_confidence)),
      value: ({ quality }) => quality?.type_confidence ?? null,
    },
    {
      id: 'created',
      header: t('created'),
      cell: ({ created_at: at }) => <Text size="sm">{format.moment(at)}</Text>,
      value: ({ created_at: at }) => at,
    },
  ]
}
