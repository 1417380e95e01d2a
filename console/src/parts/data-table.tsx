import { ActionIcon, Group, Skeleton, Table, Text, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../text/language.tsx'
import { csvText } from './csv-text.ts'
import { Icon } from './icons.tsx'
import { saveFile } from './save-file.ts'
import { partTexts } from './texts.ts'

const skeletonRows = 6

export interface Column<Row> {
  readonly id: string
  readonly header: string
  cell(row: Row): ReactNode
  /** What is sorted by and written to CSV; absent: neither. */
  value?(row: Row): string | number | null
  readonly align?: 'right'
}

/** Pages of a list that the server cuts; absent when it comes whole. */
export interface Paging {
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  onPrevious(): void
  onNext(): void
}

interface Sorting {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/**
 * A table of rows: columns sort where all rows are here, the server sorts where it pages. `caption` is read to who cannot see it.
 * `rows` undefined: they are on their way.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  paging,
  csvName,
}: {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[] | undefined
  rowKey(row: Row): string
  readonly empty: ReactNode
  readonly paging?: Paging
  /** Name of the CSV file without its ending; absent: none is offered. */
  readonly csvName?: string
}) {
  const t = useTexts(partTexts)
  const [sorting, setSorting] = useState<Sorting | null>(null)
  if (rows?.length === 0 && paging?.hasPrevious !== true) return <>{empty}</>
  const sorted = rows === undefined ? undefined : sortedBy(rows, columns, paging === undefined ? sorting : null)
  return (
    <div>
      <Table.ScrollContainer pos="relative" minWidth={0} type="native" tabIndex={0} role="region" aria-label={caption}>
        <Table verticalSpacing={7} highlightOnHover aria-busy={rows === undefined}>
          <Table.Caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  isSortable={paging === undefined && column.value !== undefined}
                  sorting={sorting?.column === column.id ? sorting : null}
                  onSort={() => setSorting(nextSorting(sorting, column.id))}
                />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted === undefined
              ? Array.from({ length: skeletonRows }, (_, row) => (
                  <Table.Tr key={row}>
                    {columns.map(({ id }) => (
                      <Table.Td key={id}>
                        <Skeleton height={14} />
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))
              : sorted.map((row) => (
                  <Table.Tr key={rowKey(row)}>
                    {columns.map((column) => (
                      <Table.Td key={column.id} ta={column.align}>
                        {column.cell(row)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="space-between" mt="xs">
        <Group gap="xs">
          <Text size="sm" c="dimmed" role="status">
            {rows === undefined ? t('loading') : t('rows')(rows.length)}
          </Text>
          {csvName !== undefined && rows !== undefined && rows.length > 0 && (
            <Tooltip label={t('csv')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('csv')}
                onClick={() => saveFile(`${csvName}.csv`, csvText(columns, rows), 'text/csv;charset=utf-8')}
              >
                <Icon name="download" />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
        {paging !== undefined && (paging.hasPrevious || paging.hasNext) && (
          <Group gap={4}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('previousPage')}
              disabled={!paging.hasPrevious}
              onClick={paging.onPrevious}
            >
              <Icon name="left" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('nextPage')}
              disabled={!paging.hasNext}
              onClick={paging.onNext}
            >
              <Icon name="right" />
            </ActionIcon>
          </Group>
        )}
      </Group>
    </div>
  )
}

function HeaderCell<Row>({
  column,
  isSortable,
  sorting,
  onSort,
}: {
  readonly column: Column<Row>
  readonly isSortable: boolean
  readonly sorting: Sorting | null
  readonly onSort: () => void
}) {
  const t = useTexts(partTexts)
  if (!isSortable) {
    return (
      <Table.Th scope="col" ta={column.align}>
        {column.header}
      </Table.Th>
    )
  }
  const icon = sorting === null ? 'sort' : sorting.direction === 'ascending' ? 'up' : 'down'
  return (
    <Table.Th scope="col" ta={column.align} aria-sort={sorting?.direction ?? 'none'}>
      <UnstyledButton onClick={onSort} fw={700} fz="sm" mih={24} title={t('sortBy')(column.header)}>
        <Group gap={4} wrap="nowrap">
          {column.header}
          <Icon name={icon} size={14} />
        </Group>
      </UnstyledButton>
    </Table.Th>
  )
}

/** Ascending, then descending, then as the server sent them. */
function nextSorting(sorting: Sorting | null, column: string): Sorting | null {
  if (sorting?.column !== column) return { column, direction: 'ascending' }
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : null
}

function sortedBy<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | null): readonly Row[] {
  const value = columns.find(({ id }) => id === sorting?.column)?.value
  if (sorting === null || value === undefined) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(value(a), value(b)))
}

/** What is missing comes last in ascending order. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
