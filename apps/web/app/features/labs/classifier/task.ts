/** What the machine sorts: fruit that lies there, or what the student draws. */
export type Task = 'fruit' | 'drawings';
