/** The schemas that the build writes out as types of the package. */

import * as z from 'zod';
import { companyInfo } from '#shared/contract/schemas.ts';
import { siteConfig } from '../config/check-config.ts';

const toSchema = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** JSON Schemas by the name of their type. */
export const schemas = { SiteConfig: toSchema(siteConfig, 'input'), CompanyInfo: toSchema(companyInfo, 'output') };
