import { ActionIcon, Box, Group, Loader, Text, Tooltip } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { run } from '../../api/call.ts'
import type { ViewedDocument } from '../../api/operations.ts'
import { Icon, type IconName } from '../../parts/icons.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { pageImages } from './page-images.ts'
import { viewTexts } from './texts.ts'

const zooms = [1, 1.5, 2, 3, 4] as const
const quarterTurn = 90

/** The pages of a document as images, with a box around each value that was read. */
export function DocumentImage({
  document,
  field,
  onField,
}: {
  readonly document: ViewedDocument
  readonly field: string | null
  readonly onField: (field: string | null) => void
}) {
  const t = useTexts(viewTexts)
  const format = useFormat()
  const place = usePlace()
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const [page, setPage] = useState(0)
  const file = useQuery({
    queryKey: ['documents.read', place.workspaceId, document.document_id],
    queryFn: async ({ signal }) => {
      const { content, mime, filename } = await run(place, 'documents.read', { id: document.document_id }, signal)
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      return { blob: new Blob([bytes], { type: mime }), filename, pages: await pageImages(bytes, mime) }
    },
    // Bytes of a client leave the memory of the page with the document.
    gcTime: 0,
    staleTime: Infinity,
  })
  const pages = file.data?.pages ?? []
  const shown = pages[page]
  const url = useObjectUrl(shown)
  const scale = zooms[zoom] ?? 1
  const tool = (icon: IconName, label: string, isOff: boolean, act: () => void) => (
    <Tooltip label={label}>
      <ActionIcon variant="default" size="lg" aria-label={label} disabled={isOff} onClick={act}>
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  )
  return (
    <div>
      <Group gap={4} mb="xs">
        {tool('plus', t('zoomIn'), zoom === zooms.length - 1, () => setZoom(zoom + 1))}
        {tool('minus', t('zoomOut'), zoom === 0, () => setZoom(zoom - 1))}
        {tool('refresh', t('rotate'), false, () => setTurns((turns + 1) % 4))}
        {tool('download', t('download'), file.data === undefined, () => {
          if (file.data !== undefined) saveFile(file.data.filename, file.data.blob)
        })}
        {pages.length > 1 && (
          <>
            {tool('left', t('previous'), page === 0, () => setPage(page - 1))}
            <Text size="sm">{t('pageOf')(format.number(page + 1), format.number(pages.length))}</Text>
            {tool('right', t('next'), page === pages.length - 1, () => setPage(page + 1))}
          </>
        )}
      </Group>
      <ProblemAlert error={file.error} onAgain={() => void file.refetch()} />
      {file.isPending && <Loader aria-label={t('image')} />}
      {file.data !== undefined && pages.length === 0 && <Text size="sm">{t('cannotShow')}</Text>}
      {url !== null && (
        <Box
          role="region"
          aria-label={t('image')}
          tabIndex={0}
          style={{ overflow: 'auto', maxHeight: '70vh', border: '1px solid var(--mantine-color-default-border)' }}
        >
          <Box pos="relative" w={`${scale * 100}%`} style={{ transform: `rotate(${turns * quarterTurn}deg)` }}>
            <img src={url} alt={t('imageOf')(document.type_name)} style={{ display: 'block', width: '100%' }} />
            <Boxes document={document} page={page} field={field} onField={onField} />
          </Box>
        </Box>
      )}
    </div>
  )
}

/** The outlines of values over a page, in shares of its width and height. */
function Boxes({
  document,
  page,
  field,
  onField,
}: {
  readonly document: ViewedDocument
  readonly page: number
  readonly field: string | null
  readonly onField: (field: string | null) => void
}) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      {document.fields.map(({ field: name, read }) =>
        read === null || read.page !== page || read.outline === null ? null : (
          <polygon
            key={name}
            points={read.outline.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill={name === field ? '#1c7ed6' : 'transparent'}
            fillOpacity={0.25}
            stroke="#1c7ed6"
            strokeWidth={name === field ? 3 : 1.5}
            vectorEffect="non-scaling-stroke"
            onMouseEnter={() => onField(name)}
            onMouseLeave={() => onField(null)}
          />
        ),
      )}
    </svg>
  )
}

/** An address of the bytes, which ends with the part that shows them. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (blob === undefined) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [blob])
  return url
}
