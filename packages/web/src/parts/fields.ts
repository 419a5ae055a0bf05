// What came from a server or from the device's memory, read field by field: nothing about it is known yet.

type Fields = Readonly<Record<string, unknown>>;

/** None, where it has none. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
