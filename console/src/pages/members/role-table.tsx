import { Table, Title } from '@mantine/core'
import { usePerson } from '../../parts/person.tsx'
import { partTexts, roleNames } from '../../parts/texts.ts'
import { useTexts } from '../../text/language.tsx'
import { memberTexts } from './texts.ts'

const permissions = [
  ...(['members.read', 'members.change', 'workspace.change', 'access.read', 'access.change'] as const),
  ...(['policy.read', 'policy.draft', 'policy.activate', 'cases.read', 'values.read'] as const),
  ...(['cases.decide', 'cases.retain', 'audit.read', 'sandbox.use'] as const),
]

/** What each role may do, as the server says it. */
export function RoleTable() {
  const t = useTexts(memberTexts)
  const shared = useTexts(partTexts)
  const { permissions_by_role: byRole } = usePerson()
  return (
    <div>
      <Title order={2} mb="xs">
        {t('roles')}
      </Title>
      <Table.ScrollContainer
        pos="relative"
        minWidth={0}
        type="native"
        tabIndex={0}
        role="region"
        aria-label={t('roles')}
      >
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('permission')}</Table.Th>
              {roleNames.map((role) => (
                <Table.Th key={role} scope="col">
                  {shared(role)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {permissions.map((permission) => (
              <Table.Tr key={permission}>
                <Table.Th scope="row" fw={400}>
                  {t(permission)}
                </Table.Th>
                {roleNames.map((role) => (
                  <Table.Td key={role}>{byRole[role]?.includes(permission) === true ? t('yes') : '–'}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  )
}
