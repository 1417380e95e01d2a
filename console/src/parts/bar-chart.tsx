import { Button, Collapse, Table, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useFormat } from '../text/use-format.ts'

const width = 720
const height = 160
const labelSpace = 22
const gapShare = 0.25

export interface Bar {
  readonly label: string
  readonly value: number
}

/** Bars with the same data as a table, which is what a screen reader reads. */
export function BarChart({
  title,
  bars,
  labelHeader,
  valueHeader,
  showTable,
}: {
  readonly title: string
  readonly bars: readonly Bar[]
  readonly labelHeader: string
  readonly valueHeader: string
  readonly showTable: string
}) {
  const format = useFormat()
  const [isTable, table] = useDisclosure(false)
  const top = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  const room = height - labelSpace
  return (
    <figure style={{ margin: 0 }}>
      <Text component="figcaption" size="sm" fw={600}>
        {title}
      </Text>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={title}>
        {bars.map(({ label, value }, at) => (
          <g key={label}>
            <title>{`${label}: ${format.number(value)}`}</title>
            <rect
              x={at * step + (step * gapShare) / 2}
              y={room - (room * value) / top}
              width={step * (1 - gapShare)}
              height={(room * value) / top}
              fill="var(--mantine-primary-color-filled)"
            />
          </g>
        ))}
        <line x1="0" x2={width} y1={room} y2={room} stroke="var(--mantine-color-dimmed)" strokeWidth="1" />
        {bars.length > 0 && (
          <>
            <text x="0" y={height - 6} fontSize="12" fill="currentColor">
              {bars[0]?.label}
            </text>
            <text x={width} y={height - 6} fontSize="12" fill="currentColor" textAnchor="end">
              {bars.at(-1)?.label}
            </text>
          </>
        )}
      </svg>
      <Button variant="default" size="compact-sm" onClick={table.toggle} aria-expanded={isTable}>
        {showTable}
      </Button>
      <Collapse expanded={isTable}>
        <Table verticalSpacing={2} mt="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{labelHeader}</Table.Th>
              <Table.Th scope="col">{valueHeader}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {bars.map(({ label, value }) => (
              <Table.Tr key={label}>
                <Table.Td>{label}</Table.Td>
                <Table.Td>{format.number(value)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Collapse>
    </figure>
  )
}
