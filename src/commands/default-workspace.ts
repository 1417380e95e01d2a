import { UsageError, type Command, type CommandContext, type Given } from './command.ts'

interface Workspace {
  readonly id: string
  readonly name: string
}

/**
 * `given` with the only workspace where the command needs one and none was given. Throws UsageError that lists the
 * workspaces when there are several. docs/operations.md#commands.
 */
export async function withDefaultWorkspace(command: Command, given: Given, context: CommandContext): Promise<Given> {
  const needed = Object.entries(command.options).find(([, { type, required }]) => type === 'workspace' && required)
  if (needed === undefined || given[needed[0]] !== undefined) return given
  const listed: unknown = await context.operate('workspaces.list', {})
  const workspaces = (Array.isArray(listed) ? listed : []).filter(isWorkspace)
  const [only] = workspaces
  if (only === undefined) throw new UsageError('there is no workspace yet: run gatehouse workspaces create --name NAME')
  if (workspaces.length === 1) return { ...given, [needed[0]]: only.id }
  const choices = workspaces.map(({ id, name }) => `  ${id}  ${name}`)
  throw new UsageError([`--${needed[0]} is required, because there are several workspaces:`, ...choices].join('\n'))
}

function isWorkspace(value: unknown): value is Workspace {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'name' in value
}
