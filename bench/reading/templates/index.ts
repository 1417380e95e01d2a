import type { Template } from '../template.ts'
import { bankStatement } from './bank-statement.ts'
import { driverLicence } from './driver-licence.ts'
import { nationalId } from './national-id.ts'
import { passport } from './passport.ts'
import { payslip } from './payslip.ts'
import { utilityBill } from './utility-bill.ts'

/** Every document type, in the order of the scoreboard. */
export const templates: readonly Template[] = [passport, nationalId, driverLicence, utilityBill, bankStatement, payslip]
