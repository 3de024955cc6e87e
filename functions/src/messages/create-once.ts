/** gRPC status of a create whose document is there already: https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;

/** @returns false when the document that `creation` would make is there already */
export async function createOnce(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === ALREADY_EXISTS) return false;
    throw error;
  }
}
