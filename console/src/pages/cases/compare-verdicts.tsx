import { Code, Modal, Stack, Table, Text } from '@mantine/core'
import type { Check, DigestVerdict } from '../../api/operations.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { caseTexts } from './texts.ts'

/** What differs between a verdict and the one before it. */
export function CompareVerdicts({
  caseId,
  verdict,
  onClose,
}: {
  readonly caseId: string
  readonly verdict: DigestVerdict
  readonly onClose: () => void
}) {
  const t = useTexts(caseTexts)
  const shared = useTexts(partTexts)
  const format = useFormat()
  const compared = useOperation('cases.compare', { id: caseId, to: verdict.verdict_id })
  const { data } = compared
  const rows =
    data === undefined
      ? []
      : [
          ...data.checks.map(({ id, earlier, later }) => ({
            key: id,
            before: checkText(earlier),
            after: checkText(later),
          })),
          ...data.inputs.map(({ path, earlier, later }) => ({
            key: path,
            before: valueText(earlier),
            after: valueText(later),
          })),
        ]
  function checkText(check: Check | null): string {
    if (check === null) return t('absent')
    return check.passed ? t('passed') : `${t('failed')}: ${check.detail}`
  }
  function valueText(value: unknown): string {
    if (value === null || value === undefined) return t('absent')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('compareOf')(format.moment(verdict.created_at))}
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      <Stack>
        <ProblemAlert error={compared.error} />
        {data?.earlier === null && <Text size="sm">{t('firstVerdict')}</Text>}
        {data !== undefined && rows.length === 0 && <Text size="sm">{t('noChange')}</Text>}
        {rows.length > 0 && (
          <Table.ScrollContainer
            pos="relative"
            minWidth={0}
            type="native"
            tabIndex={0}
            role="region"
            aria-label={t('compare')}
          >
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('check')}</Table.Th>
                  <Table.Th scope="col">{t('before')}</Table.Th>
                  <Table.Th scope="col">{t('after')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ key, before, after }) => (
                  <Table.Tr key={key}>
                    <Table.Td>
                      <Code>{key}</Code>
                    </Table.Td>
                    <Table.Td>{before}</Table.Td>
                    <Table.Td>{after}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Stack>
    </Modal>
  )
}
