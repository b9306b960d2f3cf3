/** Company stage: what one step adds to the company information. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import type { Diagnostic, FactSource } from '../../model.ts';

export interface CompanyPart {
  company: Partial<CompanyInfo>;
  sources: FactSource[];
  diagnostics: Diagnostic[];
}
