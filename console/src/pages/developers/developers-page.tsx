import { Anchor, Code, Group, List, Paper, SimpleGrid, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { operationsOf, readDescription, readInstance, type ApiDescription } from '../../api/reference.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Page } from '../../parts/page.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { Reference } from './reference.tsx'
import { developerTexts } from './texts.ts'

const files = [
  { path: '/openapi.json', name: 'openapi' },
  { path: '/postman.json', name: 'postman' },
  { path: '/console/api/openapi.json', name: 'consoleApi' },
] as const

/** The API for who writes against it: its descriptions, the state of this installation and the reference. */
export default function DevelopersPage() {
  const t = useTexts(developerTexts)
  const shared = useTexts(partTexts)
  const description = useQuery({ queryKey: ['openapi'], queryFn: ({ signal }) => readDescription(signal) })
  return (
    <Page title={t('title')} about={t('about')}>
      <ProblemAlert error={description.error} onAgain={() => void description.refetch()} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Paper withBorder p="md" component="section" aria-labelledby="developers-files">
          <Title order={2} id="developers-files" mb="xs">
            {t('files')}
          </Title>
          <List size="sm" spacing={6}>
            {files.map(({ path, name }) => (
              <List.Item key={path}>
                <Anchor href={path} target="_blank" rel="noopener" size="sm">
                  {t(name)}
                </Anchor>{' '}
                <Code>{path}</Code>
                {name === 'consoleApi' && (
                  <Text size="xs" c="dimmed">
                    {t('consoleApiAbout')}
                  </Text>
                )}
              </List.Item>
            ))}
          </List>
        </Paper>
        <Paper withBorder p="md" component="section" aria-labelledby="developers-build">
          <Title order={2} id="developers-build" mb="xs">
            {t('build')}
          </Title>
          {description.data === undefined ? (
            <Text size="sm">{description.isPending ? shared('loading') : ''}</Text>
          ) : (
            <Build description={description.data} />
          )}
        </Paper>
      </SimpleGrid>
      {description.data !== undefined && <Reference description={description.data} />}
    </Page>
  )
}

function Build({ description }: { readonly description: ApiDescription }) {
  const t = useTexts(developerTexts)
  const format = useFormat()
  const instance = useQuery({ queryKey: ['livez'], queryFn: ({ signal }) => readInstance(signal) })
  const address = description.servers[0]?.url ?? location.origin
  const rows = [
    { name: 'version', value: <Code>{description.info.version}</Code> },
    {
      name: 'address',
      value: (
        <Group gap={4} wrap="nowrap">
          <Code style={{ overflowWrap: 'anywhere' }}>{address}</Code>
          <CopyButton value={address} what={t('address')} />
        </Group>
      ),
    },
    { name: 'operations', value: format.number(operationsOf(description).length) },
    { name: 'instance', value: instance.data === undefined ? '–' : <Code>{instance.data}</Code> },
  ] as const
  return (
    <Table verticalSpacing={2} withRowBorders={false}>
      <Table.Tbody>
        {rows.map(({ name, value }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400} pl={0}>
              {t(name)}
            </Table.Th>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
