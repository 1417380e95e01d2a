/** What a simulated account shows. docs/rules/bank.md#sandbox-accounts. */
export const personas = [
  'salaried',
  'gig',
  'retired',
  'distressed',
  'business',
  'newcomer',
  'joint',
  'mismatch',
  'gambling',
  'large',
  'empty',
] as const
export type Persona = (typeof personas)[number]

/** Bank codes that choose the account. docs/rules/bank.md#sandbox-accounts. */
export const sandboxPersonas = {
  'SBX-SALARY': 'salaried',
  'SBX-GIG': 'gig',
  'SBX-NSF': 'distressed',
  'SBX-GAMBLING': 'gambling',
  'SBX-NEWCOMER': 'newcomer',
  'SBX-RETIRED': 'retired',
  'SBX-SMALLBIZ': 'business',
  'SBX-JOINT': 'joint',
  'SBX-MISMATCH': 'mismatch',
  'SBX-EMPTY': 'empty',
  'SBX-LARGE': 'large',
} as const satisfies Record<string, Persona>

/** The bank code whose bank never answers. */
export const unavailableBankCode = 'SBX-ERROR'

/** The persona that a code of the sandbox asks for; null for another code. SBX-ERROR has no account and reads as empty. */
export function personaOfCode(bankCode: string): Persona | null {
  if (bankCode === unavailableBankCode) return 'empty'
  return isSandboxCode(bankCode) ? sandboxPersonas[bankCode] : null
}

function isSandboxCode(bankCode: string): bankCode is keyof typeof sandboxPersonas {
  return Object.hasOwn(sandboxPersonas, bankCode)
}
