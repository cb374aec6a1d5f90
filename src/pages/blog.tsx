const Stub = () => <main id="main">stub</main>
export default Stub
